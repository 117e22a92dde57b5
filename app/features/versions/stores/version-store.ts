import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { Kysely, Selectable } from "kysely";
import { ownedBy } from "../../../database/owned-by.ts";
import type { Tables } from "../../../database/schema.ts";
import { takeTurn } from "../../../database/turn-of-account.ts";
import { uuidAt } from "../../../database/uuid.ts";
import { type Version, VersionResult } from "../contracts/version.ts";
import { largestInputsInBytes } from "../contracts/version-limits.ts";
import type { KeptInputs, NewWholeVersion, VersionStore } from "../use-cases/version-context.ts";

const [packed, unpacked] = [promisify(gzip), promisify(gunzip)];

export const listedColumns = [
  "id",
  "ticker",
  "name",
  "question",
  "engine",
  "data_edition",
  "note",
  "result",
  "saved_at",
  "policy_name",
  "policy_team",
  "policy_team_id",
] as const;
const teamOf = (id: string | null, name: string | null) => (id === null || name === null ? null : { id, name });

type Listed = Pick<Selectable<Tables["versions"]>, (typeof listedColumns)[number]>;

export const toVersion = (listed: Listed): Version => {
  const { data_edition, saved_at, result, policy_name, policy_team, policy_team_id, ...row } = listed;
  return {
    ...row,
    policy: policy_name === null ? null : { name: policy_name, team: teamOf(policy_team_id, policy_team) },
    dataEdition: data_edition,
    savedAt: saved_at,
    result: VersionResult.parse(JSON.parse(result)),
  };
};

/** Saved analyses. Every statement names the owner: another's version is not there. */
export function versionStore(database: Kysely<Tables>): VersionStore {
  return {
    add: (version, most) => add(database, version, most),

    async list(owner, ticker) {
      const rows = await database
        .selectFrom("versions")
        .select(listedColumns)
        .where(ownedBy(owner))
        .$if(ticker !== null, (some) => some.where("ticker", "=", ticker ?? ""))
        .orderBy("saved_at", "desc")
        .orderBy("id", "desc")
        .execute();
      return rows.map(toVersion);
    },

    async find(owner, id) {
      const row = await database
        .selectFrom("versions")
        .select([...listedColumns, "inputs"])
        .where(ownedBy(owner))
        .where("id", "=", id)
        .executeTakeFirst();
      return row === undefined ? null : { ...toVersion(row), inputs: await inputsIn(row.inputs) };
    },

    async remove(owner, id) {
      const { numDeletedRows } = await database
        .deleteFrom("versions")
        .where(ownedBy(owner))
        .where("id", "=", id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

/** The inputs as they were kept. */
export async function inputsIn(bytes: Uint8Array): Promise<KeptInputs> {
  // Written by `add` and never changed since.
  return JSON.parse((await unpacked(bytes)).toString("utf8")) as KeptInputs;
}

const ofNoTeam = { team_id: null, given_by: null, given_at: null };

async function add(
  database: Kysely<Tables>,
  { accountId, clientKey, dataEdition, savedAt, policy, result, inputs, ...version }: NewWholeVersion,
  most: number,
): ReturnType<VersionStore["add"]> {
  const bytes = await packed(JSON.stringify(inputs));
  if (bytes.length > largestInputsInBytes) return "tooLarge";
  return database.transaction().execute(async (inside) => {
    await takeTurn(inside, accountId);
    const kept = await inside
      .selectFrom("versions")
      .select(["id", "client_key"])
      .where("account_id", "=", accountId)
      .execute();
    const known = kept.find((each) => each.client_key === clientKey);
    if (known !== undefined) return { id: known.id };
    if (kept.length >= most) return "tooMany";
    const id = uuidAt(savedAt);
    const rest = { data_edition: dataEdition, saved_at: savedAt, result: JSON.stringify(result), inputs: bytes };
    const team = policy?.team ?? null;
    const followed = {
      policy_name: policy?.name ?? null,
      ...{ policy_team: team?.name ?? null, policy_team_id: team?.id ?? null },
    };
    await inside
      .insertInto("versions")
      .values({ id, account_id: accountId, client_key: clientKey, ...ofNoTeam, ...version, ...followed, ...rest })
      .execute();
    return { id };
  });
}
