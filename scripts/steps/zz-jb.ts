import { accountRequest } from "/tmp/h/int/app/e2e/bad-inputs/account-requests.ts";
import { ownAccountCases } from "/tmp/h/int/app/e2e/bad-inputs/own-account-cases.ts";
import { sharedAccountCases } from "/tmp/h/int/app/e2e/bad-inputs/shared-account-cases.ts";
import { exchange } from "/tmp/h/int/app/e2e/bad-inputs/exchange.ts";
for (let round=0; round<6; round++) for (const each of [...ownAccountCases, ...(sharedAccountCases() ?? [])].filter((one) => one.surface === "json.body")) {
  const request = accountRequest(each); if (request === null || each.expected.status.includes(200)) continue;
  try { const a = await exchange(request, { host: "127.0.0.1", port: 4777 }); if(round===0&&request.bytes.length>50000) console.log(each.id, request.bytes.length, a.status); } catch (e) { console.log("FAIL", each.id, each.why, request.bytes.length, String(e)); }
}
