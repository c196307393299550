import { rightsFile } from '#cdk/rights/deployedRights.ts'

/** Before all tests: synthesizes what the functions may, where the stacks have changed since the last time. */
export const setup = async (): Promise<void> => {
  process.env.PALISADE_RIGHTS = await rightsFile()
}
