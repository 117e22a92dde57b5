/** A pointer over a rule: the V points, the violet mark is the reading. */
export function Logo() {
  return (
    <svg width="26" height="26" viewBox="0 0 26 26" fill="none" aria-hidden="true">
      <path d="M5.2 2.6 13 16.4 20.8 2.6" stroke="currentColor" strokeWidth="3" strokeMiterlimit="10" />
      <path d="M2.6 19.8v3.4h20.8v-3.4M7.8 23.2v-2M18.2 23.2v-2" stroke="currentColor" strokeWidth="1.3" />
      <path d="M13 21.4v4" stroke="var(--accent)" strokeWidth="2.4" />
    </svg>
  );
}
