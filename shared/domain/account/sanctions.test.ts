import { describe, expect, it } from 'vitest'
import { screened } from './sanctions.ts'

describe('the check against sanctions', () => {
  it('finds a listed group however it is written', () => {
    for (const name of [
      'Evil Corp',
      'EVIL  CORP.',
      'evil-corp',
      'The Lazarus Group',
      'lazarus',
      'Lock Bit',
      'LockBit 3.0',
    ])
      expect(screened({ names: [name] }), name).toHaveLength(1)
  })
  it('finds nobody in names that share a common word', () => {
    for (const name of ['Acme Corp', 'Forensics Group', 'Europe Recovery Ltd', 'Corp', 'Evilyn Corp'])
      expect(screened({ names: [name] }), name).toEqual([])
  })
  it('holds back what goes to a country under embargo', () => {
    expect(screened({ names: ['Forensics Group'], country: 'kp' })).toEqual([{ name: 'KP', program: 'EMBARGO' }])
    expect(screened({ names: ['Forensics Group'], country: 'US' })).toEqual([])
  })
})
