"""The paths of bench-engine.ts by whole arrays; prints the least processor time of forty rounds in milliseconds."""
import time

import numpy

PATHS = 100_000


def simulation(seed):
    random = numpy.random.default_rng(seed)
    wacc = random.normal(0.09, 0.01, PATHS)
    growth = random.normal(0.03, 0.005, PATHS)
    margin = random.normal(0.2, 0.03, PATHS)
    kept = wacc > growth
    wacc, growth, margin = wacc[kept], growth[kept], margin[kept]
    revenue, factor, value = 1000.0, numpy.ones(len(margin)), numpy.zeros(len(margin))
    for _ in range(5):
        revenue *= 1.05
        factor /= 1 + wacc
        value += revenue * margin * 0.75 * factor
    value += revenue * margin * 0.75 * (1 + growth) / (wacc - growth) * factor
    value.sort()
    return value.mean(), value.std(ddof=1), numpy.percentile(value, 5)


def measured(seed):
    started = time.process_time()
    simulation(seed)
    return (time.process_time() - started) * 1000


print(min(measured(seed) for seed in range(40)))
