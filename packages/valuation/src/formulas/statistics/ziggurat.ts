const layers = 128;
/** Where the tail begins, and the area of each layer, for 128 layers (Doornik 2005, table 1). */
const tailStart = 3.442619855899;
const layerArea = 9.91256303526217e-3;

const density = (x: number) => Math.exp(-0.5 * x * x);

/** Right edges of the layers from the widest to the tip, which has none. */
const edges = edgesOfLayers();
const densities = edges.map(density);
/** The part of each layer that lies wholly under the curve. */
const inner = Float64Array.from({ length: layers }, (_, layer) => (edges[layer + 1] ?? 0) / (edges[layer] ?? 1));

function edgesOfLayers(): Float64Array {
  const found = new Float64Array(layers + 1);
  found[0] = layerArea / density(tailStart);
  found[1] = tailStart;
  for (let layer = 2; layer < layers; layer += 1) {
    const before = found[layer - 1] ?? 0;
    found[layer] = Math.sqrt(-2 * Math.log(layerArea / before + density(before)));
  }
  return found;
}

/**
 * Standard normal numbers by the ziggurat: the area under the bell in 128 layers of equal size, of which a draw falls, 49
 * times in 50, into the part wholly under the curve.
 *
 * Of the 53 bits of a uniform number, the upper seven are the layer and the lower 46 the place, so the two know nothing of
 * each other.
 *
 * @see Marsaglia & Tsang (2000), "The Ziggurat Method for Generating Random Variables", Journal of Statistical Software 5(8)
 * @see Doornik (2005), "An Improved Ziggurat Method to Generate Normal Random Samples"
 */
export function zigguratNormals(uniform: () => number): () => number {
  const normal = (): number => {
    const bits = uniform() * layers;
    // `| 0` and not `Math.floor`: a whole number that the machine takes for one finds its place in a table at once.
    const layer = bits | 0;
    const place = 2 * (bits - layer) - 1;
    const x = place * (edges[layer] ?? 0);
    return Math.abs(place) < (inner[layer] ?? 0) ? x : nearEdge(layer, x);
  };
  /** One draw in fifty, kept apart so that the others stay short. */
  const nearEdge = (layer: number, x: number): number => {
    if (layer === 0) return x < 0 ? -tail(uniform) : tail(uniform);
    const [lower, upper] = [densities[layer] ?? 0, densities[layer + 1] ?? 1];
    return lower + uniform() * (upper - lower) < density(x) ? x : normal();
  };
  return normal;
}

/** For each uniform number the normal one that `zigguratNormals` makes of it alone; NaN where it needs a second one. */
export function quickNormals(uniforms: Float64Array, normals: Float64Array): void {
  for (let index = 0; index < uniforms.length; index += 1) {
    const bits = (uniforms[index] ?? 0) * layers;
    const layer = bits | 0;
    const place = 2 * (bits - layer) - 1;
    const isInside = Math.abs(place) < (inner[layer] ?? 0);
    normals[index] = isInside ? place * (edges[layer] ?? 0) : Number.NaN;
  }
}

/** Beyond the last edge: Marsaglia's exponential rejection. */
function tail(uniform: () => number): number {
  for (;;) {
    const x = -Math.log(1 - uniform()) / tailStart;
    const y = -Math.log(1 - uniform());
    if (2 * y > x * x) return tailStart + x;
  }
}
