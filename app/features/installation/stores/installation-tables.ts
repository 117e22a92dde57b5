/** Settings that an administrator has chosen. */
export type InstallationTables = {
  /** One row at most. */
  installation_settings: {
    id: boolean;
    /** JSON (`KeptSettings`). */
    settings: string;
  };
};
