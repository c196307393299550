import { expect, it } from 'vitest'
import { keyWords } from './keyWords.ts'

it('a job is about what its key says, without ids', () => {
  expect(keyWords('EXPIRED|acc_01JH0000000000000000000C01')).toEqual(['EXPIRED'])
  expect(keyWords('EXPIRED|all')).toEqual(['EXPIRED'])
  expect(keyWords('all')).toEqual([])
  expect(keyWords('agc_01JH0000000000000000000A01|usr_01JH0000000000000000000U01')).toEqual([])
  expect(keyWords('agc_01JH0000000000000000000A01|ana@agency.example')).toEqual([])
  expect(keyWords('account:acc_01JH0000000000000000000C01')).toEqual([])
  expect(keyWords('quote, repaired')).toEqual(['quote', 'repaired'])
  expect(keyWords('2026-10-31')).toEqual(['2026-10-31'])
})
