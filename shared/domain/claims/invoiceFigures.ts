import type { MinorUnits } from '../money/amounts.ts'

/** How a line of a vendor's invoice counts: by the hour, or by the piece: letters, licences, journeys. */
export const invoiceUnits = ['HOUR', 'PIECE'] as const

/** What a line of a vendor's invoice asks for. */
interface InvoiceLine {
  readonly unit: (typeof invoiceUnits)[number]
  /** In hundredths: 150 is an hour and a half. */
  readonly hundredths: number
  /** Of one hour or piece. */
  readonly rate: MinorUnits
}

/** What a line comes to; half a minor unit is rounded up. */
export const amountOfLine = ({ hundredths, rate }: InvoiceLine): MinorUnits =>
  Math.floor((hundredths * rate + 50) / 100)

/** What an invoice comes to: its lines, and with the tax on them. */
export const invoiceFigures = (
  lines: readonly InvoiceLine[],
  tax: MinorUnits,
): { readonly net: MinorUnits; readonly total: MinorUnits } => {
  const net = lines.reduce((sum, line) => sum + amountOfLine(line), 0)
  return { net, total: net + tax }
}

/** Whether an hour of a line costs more than the panel has agreed with the vendor; of a piece nothing is agreed. */
export const isAboveAgreed = ({
  unit,
  rate,
  agreed,
}: Pick<InvoiceLine, 'rate' | 'unit'> & { readonly agreed?: MinorUnits | undefined }): boolean =>
  unit === 'HOUR' && agreed !== undefined && rate > agreed
