export const serverProcess: {
  readonly nodeArguments: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
};
