import { describe, expect, it } from 'vitest'
import { amountOfLine, invoiceFigures, isAboveAgreed } from './invoiceFigures.ts'

const hours = (hundredths: number, rate: number) => ({ unit: 'HOUR', hundredths, rate }) as const

describe('an invoice of a vendor (rule: vendor-invoices)', () => {
  it.each([
    ['an hour and a half', 150, 45_000, 67_500],
    ['a twentieth of an hour, at half a cent up', 5, 45_010, 2_251],
    ['less than half a cent', 1, 49, 0],
    ['half a cent', 1, 50, 1],
  ])('counts %s in whole minor units', (_, hundredths, rate, amount) => {
    expect(amountOfLine(hours(hundredths, rate))).toBe(amount)
  })

  it('is the sum of its lines as they are rounded, and the tax on them', () => {
    const lines = [hours(5, 45_010), hours(5, 45_010), { unit: 'PIECE', hundredths: 340_000, rate: 75 } as const]
    expect(invoiceFigures(lines, 1_000)).toEqual({ net: 259_502, total: 260_502 })
  })

  it('is above what was agreed by an hour alone that costs more', () => {
    expect(isAboveAgreed({ unit: 'HOUR', rate: 45_001, agreed: 45_000 })).toBe(true)
    expect(isAboveAgreed({ unit: 'HOUR', rate: 45_000, agreed: 45_000 })).toBe(false)
    expect(isAboveAgreed({ unit: 'HOUR', rate: 45_001 })).toBe(false)
    expect(isAboveAgreed({ unit: 'PIECE', rate: 45_001, agreed: 45_000 })).toBe(false)
  })
})
