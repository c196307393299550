import type { CalendarDate } from '../../calendar/calendarDate.ts'
import type { TaxRule } from './taxRule.ts'

const gst: TaxRule = {
  key: 'gst',
  name: 'Goods and Services Tax',
  rate: 0.1,
  from: '2000-07-01',
  source: 'A New Tax System (Goods and Services Tax) Act 1999 (Cth) s. 9-70',
}

/** State duty falls on the premium with its GST (rule: taxes). */
const duty = (rate: number, from: CalendarDate, source: string, until?: CalendarDate): TaxRule => ({
  key: 'stampDuty',
  name: 'Insurance Duty',
  rate,
  onTopOf: ['gst'],
  from,
  ...(until ? { until } : {}),
  source,
})

const vic =
  'Duties Act 2000 (Vic) s. 179; State Revenue Office Victoria, business insurance duty abolition (cyber from 1 January 2025)'

/** Victoria takes a point off the duty on business insurance each July; cyber counts as such since 2025. */
const victoria: readonly TaxRule[] = [
  duty(0.1, '2000-07-01', vic, '2025-01-01'),
  duty(0.09, '2025-01-01', vic, '2025-07-01'),
  ...[0.08, 0.07, 0.06, 0.05, 0.04, 0.03, 0.02, 0.01].map((rate, year) =>
    duty(rate, `${2025 + year}-07-01`, vic, `${2026 + year}-07-01`),
  ),
]

/** By state and territory. The ACT abolished its duty in 2016; on Norfolk Island neither GST nor a state duty applies. */
export const auTaxes: Readonly<Record<string, readonly TaxRule[]>> = {
  ACT: [gst],
  NI: [],
  NSW: [gst, duty(0.09, '2005-09-01', 'Duties Act 1997 (NSW) s. 233, type A; Revenue NSW')],
  NT: [gst, duty(0.1, '2000-07-01', 'Stamp Duty Act 1978 (NT) Schedule 1; Territory Revenue Office')],
  QLD: [gst, duty(0.09, '2013-08-01', 'Duties Act 2001 (Qld) s. 349, class 1; Queensland Revenue Office')],
  SA: [gst, duty(0.11, '2000-07-01', 'Stamp Duties Act 1923 (SA) Schedule 2; RevenueSA')],
  TAS: [gst, duty(0.1, '2012-10-01', 'Duties Act 2001 (Tas); State Revenue Office Tasmania')],
  VIC: [gst, ...victoria],
  WA: [gst, duty(0.1, '2004-07-01', 'Duties Act 2008 (WA) s. 217; RevenueWA')],
}
