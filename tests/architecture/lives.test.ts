import { expect, it } from 'vitest'
import { lives } from '#shared/records/lives.ts'
import { isTest, sources } from './sources.ts'

it('every life has a test that sends what is not allowed in a status, and has it refused', () => {
  const tests = sources.filter((each) => isTest(each) && each.text.includes('Life.ts')).map(({ text }) => text)
  const isProven = (kind: string): boolean => {
    const can = `can${kind.charAt(0).toUpperCase()}${kind.slice(1)}`
    const sent = new RegExp(`\\blife: ${kind}Life\\b`)
    const asked = new RegExp(`=> !?${can}\\((?:each|status), `)
    return tests.some((text) => (text.includes('expectRefused(') && sent.test(text)) || asked.test(text))
  }
  expect(lives.map(({ kind }) => kind).filter((kind) => !isProven(kind))).toEqual([])
})
