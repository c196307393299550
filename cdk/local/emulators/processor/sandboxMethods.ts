import { sandboxAccounts, sandboxCards } from '#shared/domain/integration/sandboxValues.ts'

/** What a sandbox number does when it pays. */
export type Behaviour = (typeof sandboxCards)[keyof typeof sandboxCards]

const digits = (text: string): string => text.replace(/[\s-]/g, '')

const behaviourOf =
  (known: Readonly<Record<string, Behaviour>>) =>
  (number: string): Behaviour | undefined =>
    Object.entries(known).find(([each]) => digits(each) === digits(number))?.[1]

export const behaviourOfCard = behaviourOf(sandboxCards)
export const behaviourOfAccount = behaviourOf(sandboxAccounts)

/** The check digit of card numbers (ISO/IEC 7812-1, annex B). */
export function passesLuhn(number: string): boolean {
  const text = digits(number)
  if (!/^\d{12,19}$/.test(text)) return false
  const sum = [...text].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
