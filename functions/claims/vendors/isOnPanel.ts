import { vendors } from '../store/vendors.ts'

/** Whether an organization stands on the claims panel, or did and is named there still. */
export const isOnPanel = async (organizationId: string): Promise<boolean> =>
  (await vendors.idByUnique('organization', organizationId)) !== undefined
