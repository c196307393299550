import { config } from '#functions/_platform/config/config.ts'

/** Where an agency sees its commission. */
export const agencyCommissionsPage = () => `${config.publicUrl}/agency/commissions`
