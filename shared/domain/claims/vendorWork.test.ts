import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { invoiceFaults, mayInvoice } from './vendorWork.ts'

const atWork = { subcategory: 'FORENSICS', isTaken: true, from: '2026-03-02' } as const
const letGo = { ...atWork, until: '2026-05-04' } as const
const invoice = {
  invoicedOn: '2026-04-30',
  workedFrom: '2026-03-02',
  workedUntil: '2026-04-30',
  lines: [{ subcategory: 'FORENSICS' }],
} as const
const today: CalendarDate = '2026-06-01'
const faults = (more: object = {}, works: Parameters<typeof invoiceFaults>[1] = [atWork]) =>
  invoiceFaults({ ...invoice, ...more }, works, today).map(({ path }) => path.join('.'))

describe('a vendor (rule: vendor-invoices)', () => {
  it('invoices while it works on a claim, and for ninety days after it was let go', () => {
    expect(mayInvoice([atWork], '2030-01-01')).toBe(true)
    expect(mayInvoice([letGo], '2026-08-02')).toBe(true)
    expect(mayInvoice([letGo], '2026-08-03')).toBe(false)
    expect(mayInvoice([letGo, { ...atWork, until: '2026-07-01' }], '2026-08-03')).toBe(true)
    expect(mayInvoice([], today)).toBe(false)
  })

  it('invoices work that was done, on that day or later, and on no day that has not come', () => {
    expect(faults()).toEqual([])
    expect(faults({ invoicedOn: '2026-06-02' })).toEqual(['invoicedOn'])
    expect(faults({ workedUntil: '2026-05-01' })).toEqual(['workedUntil'])
    expect(faults({ workedFrom: '2026-04-30', workedUntil: '2026-04-29' })).toEqual(['workedFrom'])
  })

  it('invoices the time for which it was brought in, and what for', () => {
    expect(faults({ workedFrom: '2026-03-01' })).toEqual(['workedFrom'])
    expect(faults({ invoicedOn: today, workedUntil: '2026-05-05' }, [letGo])).toEqual(['workedUntil'])
    expect(faults({ invoicedOn: today, workedUntil: '2026-05-05' }, [letGo, atWork])).toEqual([])
    expect(faults({ lines: [...invoice.lines, { subcategory: 'RESTORATION' }] })).toEqual(['lines.1.subcategory'])
  })

  it('invoices no work that it has not said it takes', () => {
    const asked = { subcategory: 'RESTORATION', isTaken: false, from: '2026-01-02' } as const
    const lines = [...invoice.lines, { subcategory: 'RESTORATION' }]
    expect(faults({ lines }, [atWork, asked])).toEqual(['lines.1.subcategory'])
    expect(faults({ lines }, [atWork, asked, { ...asked, isTaken: true }])).toEqual([])
    expect(faults({ workedFrom: '2026-01-02' }, [atWork, asked])).toEqual(['workedFrom'])
  })
})
