// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PointedPlot, usePointedPlace } from "./pointed-plot.tsx";

const years = ["2021", "2022", "2023", "2024"];

function Plot({ stand }: { stand: Parameters<typeof PointedPlot>[0]["stand"] }) {
  const place = usePointedPlace(years.length);
  return (
    <PointedPlot place={place} stand={stand} label="Read out" text={years[place.at] ?? ""}>
      <output>{place.pointed === null ? "none" : years[place.pointed]}</output>
    </PointedPlot>
  );
}

/** A plot of 100 pixels, the year that it marks, and what a screen reader hears. */
function drawn(stand: "fromEdgeToEdge" | "inParts") {
  const { container, unmount } = render(<Plot stand={stand} />);
  const plot = container.firstElementChild ?? expect.unreachable("no plot");
  plot.getBoundingClientRect = () => new DOMRect(10, 0, 100, 50);
  const slider = screen.getByRole("slider", { name: "Read out" });
  return {
    plot,
    slider,
    unmount,
    told: () => [screen.getByRole("status").textContent, slider.getAttribute("aria-valuetext")],
  };
}

it.each([
  ["fromEdgeToEdge", 10 + 60, "2023"],
  ["fromEdgeToEdge", 10 + 90, "2024"],
  ["inParts", 10 + 49, "2022"],
  ["inParts", 10 + 51, "2023"],
  ["inParts", 500, "2024"],
  ["inParts", -500, "2021"],
] as const)("reads out the place under the pointer, where places stand %s: at %i, %s", (stand, clientX, year) => {
  const { plot, told, unmount } = drawn(stand);
  expect(told()).toEqual(["none", "2024"]);
  fireEvent.pointerMove(plot, { clientX });
  expect(told()).toEqual([year, year]);
  fireEvent.pointerLeave(plot);
  expect(told()).toEqual(["none", "2024"]);
  unmount();
});

it("begins at the last place for the keyboard, goes where the arrows lead, and marks none once it is left", () => {
  const { slider, told, unmount } = drawn("inParts");
  fireEvent.focus(slider);
  expect(told()).toEqual(["2024", "2024"]);
  fireEvent.change(slider, { target: { value: "1" } });
  expect(told()).toEqual(["2022", "2022"]);
  fireEvent.blur(slider);
  expect(told()).toEqual(["none", "2024"]);
  unmount();
});
