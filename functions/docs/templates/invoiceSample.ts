import type { RegionCode } from '#shared/regions/code.ts'
import type { InvoiceData } from './invoiceData.ts'
import { regional } from './sampleRegions.ts'
import { common } from './samples.ts'

const taxNotes: Readonly<Partial<Record<RegionCode, string>>> = {
  uk: 'Insurance is exempt from VAT, so this is no VAT invoice. Insurance Premium Tax cannot be reclaimed.',
  au: 'A broker’s fee has the GST on the broker’s service in it, which the broker accounts for; stamp duty is the state’s and bears none.',
}

const titles: Readonly<Record<RegionCode, string>> = { us: 'Invoice', uk: 'Invoice', au: 'Tax invoice' }

/** The invoice of that policy, as its insured is billed. */
export const anInvoice = (region: RegionCode = 'us'): InvoiceData => {
  const { agency, currency, generatedOn, insured, issuer, locale, period, product } = common(region, 'INV-CY-300912-1')
  const { fees, premium, taxes, total } = regional[region].price
  const gst = taxes.find(({ label }) => label === 'GST')
  return {
    region,
    locale,
    currency,
    documentNumber: 'INV-CY-300912-1',
    generatedOn,
    issuer,
    title: titles[region],
    policyNumber: 'CY-300912',
    product,
    cause: 'Policy issued',
    insured,
    supplier: issuer.name,
    ...(region === 'au' && { supplierNumber: { label: 'ABN', value: '98 000 000 000' } }),
    agency,
    period,
    dueDate: '2026-03-09',
    byPlan: false,
    lines: [{ label: 'Premium', amount: premium }, ...fees, ...taxes],
    total,
    ...(gst && {
      taxIncluded: {
        label: 'The total includes GST of',
        amount: gst.amount,
        parts: [{ label: 'Premium', amount: gst.amount }],
      },
    }),
    ...(taxNotes[region] !== undefined && { taxNote: taxNotes[region] }),
    payment: `https://${region}.palisade.example/policy/pol_01/accountant-payment`,
  }
}
