export { unitOf as unitOfFigure } from "../company/figure-unit.ts";
export {
  type ChangedDefinition,
  changedDefinitions,
  type KeptNode,
  type KeptTrace,
  keptTrace,
} from "./changed-definitions.ts";
export {
  type FiledCause,
  type FiledPeriods,
  type FiledRevision,
  type FiledStep,
  filedRevision,
} from "./filed-revision.ts";
export { type RevisedInput, revisedInputs } from "./revised-inputs.ts";
export {
  type RevisedSetting,
  type RevisedValue,
  type Revision,
  type RevisionBridge,
  type RevisionChange,
  type RevisionStep,
  revisedSettings,
  revisionBetween,
  type SettingValue,
  type ToldValues,
  toldBy,
  type Valued,
} from "./revision.ts";
