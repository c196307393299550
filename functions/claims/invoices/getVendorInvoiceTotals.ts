import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { getVendorInvoiceTotals as contract } from '#shared/contracts/claims/vendorInvoices.ts'
import type { VendorInvoiceStatus } from '#shared/records/vendorInvoice/vendorInvoiceStatus.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { vendorInvoices } from '../store/vendorInvoices.ts'
import { invoiceScopesOf } from './invoiceScopes.ts'

export const getVendorInvoiceTotals = implement(contract)(async ({ actor }) => {
  const scopes = await invoiceScopesOf(actor)
  const sumOf = async (group: VendorInvoiceStatus) => {
    const { count, measure } = await vendorInvoices.count(scopes, group)
    return { count, amount: measure }
  }
  const [submitted, approved, paid] = await Promise.all([sumOf('SUBMITTED'), sumOf('APPROVED'), sumOf('PAID')])
  return { currency: regionOf(config.region).currency, submitted, approved, paid }
})
