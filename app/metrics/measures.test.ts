import { describe, expect, it } from "vitest";
import { said } from "../dependencies/causes.ts";
import { measures, type ProcessState } from "./measures.ts";
import { openMetrics } from "./metrics-server.ts";

const state: ProcessState = {
  version: "1.2.3",
  dataAsOf: () => "2026-08-20",
  isDatabaseAnswering: async () => true,
  isStorageFull: async () => false,
  dependencies: () => [],
  writesWaiting: () => 3,
  writesDropped: () => new Map(),
  mailsWaiting: async () => 2,
  responseStore: () => ({ bytes: 1_000, answers: 4 }),
};

const textOf = (changed: Partial<ProcessState> = {}) => measures({ ...state, ...changed }).registry.metrics();
const request = { method: "GET", route: "/analysis/:ticker", status: 200, code: undefined, milliseconds: 12 };

describe("the measures of a process", () => {
  it("count answers by method, route, status and origin, and their time", async () => {
    const { registry, answered } = measures(state);
    answered({ ...request, isStored: true });
    answered({ ...request, isStored: true });
    answered({ ...request, isStored: false });
    const text = await registry.metrics();
    const labels = 'method="GET",route="/analysis/:ticker",status="200"';
    expect(text).toContain(`valora_http_requests_total{${labels},from="store"} 2`);
    expect(text).toContain(`valora_http_requests_total{${labels},from="made"} 1`);
    expect(text).toContain('valora_http_request_duration_seconds_bucket{le="0.01",from="store"} 0');
    expect(text).toContain('valora_http_request_duration_seconds_bucket{le="0.025",from="store"} 2');
  });

  it("count refusals by their code", async () => {
    const { registry, answered } = measures(state);
    answered({ ...request, status: 429, code: "dailyQuotaExceeded", isStored: false });
    expect(await registry.metrics()).toContain('valora_failures_total{code="dailyQuotaExceeded"} 1');
  });

  it("tell the state of the moment", async () => {
    const text = await textOf();
    expect(text).toContain('valora_info{version="1.2.3",data_as_of="2026-08-20"} 1');
    for (const line of [
      "valora_database_up 1",
      "valora_storage_full 0",
      "valora_writes_waiting 3",
      "valora_mails_waiting 2",
      "valora_response_store_bytes 1000",
      "valora_response_store_answers 4",
    ])
      expect(text).toMatch(new RegExp(`^${line}$`, "m"));
    expect(text).toMatch(/^process_resident_memory_bytes \d/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  });

  it("name a dependency that is out of reach, and no other", async () => {
    const seen = { since: "2026-11-20T12:00:00Z", seenAt: "2026-11-20T12:00:00Z" };
    const dependencies = () => [
      { name: "mail", isUp: false, cause: said("ECONNREFUSED"), ...seen } as const,
      { name: "sources", part: "fmp", isUp: true, cause: null, ...seen } as const,
    ];
    const text = await textOf({ dependencies, isDatabaseAnswering: async () => false });
    expect(text).toContain('valora_outage{dependency="the mail server"} 1');
    expect(text).not.toContain('valora_outage{dependency="the data provider fmp"}');
    expect(text).toContain('valora_dependency_up{dependency="mail",part=""} 0');
    expect(text).toContain('valora_dependency_up{dependency="sources",part="fmp"} 1');
    expect(text).toMatch(/^valora_database_up 0$/m);
    expect(await textOf()).not.toMatch(/^valora_outage\{/m);
  });

  it("tell of each repeated job its cadence, its last run, the next one and its last fault", async () => {
    const seen = { since: "2026-11-20T12:00:00Z", seenAt: "2026-11-20T12:00:00Z", isUp: true, cause: null };
    const runs = {
      ...{ everySeconds: 900, begunAt: "2026-11-20T12:00:00Z", endedAt: null, nextAt: "2026-11-20T12:15:00Z" },
      fault: null,
    };
    const fault = { at: "2026-11-20T11:00:00Z", text: "no such column" };
    const text = await textOf({
      dependencies: () => [
        { name: "jobs", part: "alerts", ...seen, runs },
        { name: "jobs", part: "scores", ...seen, runs: { ...runs, begunAt: null, nextAt: null, fault } },
        { name: "mail", ...seen },
      ],
    });
    const at = (iso: string) => Date.parse(iso) / 1_000;
    expect(text.split("\n").filter((line) => line.startsWith("valora_job_"))).toEqual([
      'valora_job_interval_seconds{job="alerts"} 900',
      'valora_job_interval_seconds{job="scores"} 900',
      `valora_job_last_run_timestamp_seconds{job="alerts"} ${at("2026-11-20T12:00:00Z")}`,
      `valora_job_next_run_timestamp_seconds{job="alerts"} ${at("2026-11-20T12:15:00Z")}`,
      `valora_job_last_fault_timestamp_seconds{job="scores"} ${at("2026-11-20T11:00:00Z")}`,
    ]);
  });

  it("leave out what cannot be known, and never tell it as 0", async () => {
    const text = await textOf({ mailsWaiting: async () => null, responseStore: () => null });
    expect(text).not.toMatch(/^valora_mails_waiting /m);
    expect(text).not.toMatch(/^valora_response_store_bytes /m);
  });
});

describe("the address of the metrics", () => {
  it("answers /metrics alone, and says 503 when they cannot be read", async () => {
    let isWell = true;
    const served = await openMetrics(
      { host: "127.0.0.1", port: 0 },
      {
        contentType: "text/plain",
        text: async () => {
          if (!isWell) throw new Error("no answer");
          return "valora_info 1\n";
        },
      },
    );
    const { origin } = new URL(served.address);
    expect(await (await fetch(served.address)).text()).toBe("valora_info 1\n");
    expect((await fetch(`${origin}/`)).status).toBe(404);
    expect((await fetch(served.address, { method: "POST" })).status).toBe(405);
    isWell = false;
    expect((await fetch(served.address)).status).toBe(503);
    await served.close();
  });

  it("is refused where another program listens", async () => {
    const read = { contentType: "text/plain", text: async () => "" };
    const first = await openMetrics({ host: "127.0.0.1", port: 0 }, read);
    const { port } = new URL(first.address);
    await expect(openMetrics({ host: "127.0.0.1", port: Number(port) }, read)).rejects.toMatchObject({
      code: "EADDRINUSE",
    });
    await first.close();
  });
});
