import { config } from '#functions/_platform/config/config.ts'

/** Where an agency sees what it owes. */
export const agencyInvoicesPage = () => `${config.publicUrl}/agency/invoices`
