/** Something the person at the keyboard can put right: shown as one text, without a stack. */
export class BuildTrouble extends Error {
  override readonly name = "BuildTrouble";
}
