import { afterEach, describe, expect, it } from 'vitest'
import { laySanctions, sanctionsVersion, screened, shippedSanctions } from './sanctions.ts'

afterEach(() => laySanctions())

describe('the check against sanctions', () => {
  it('finds a listed group however it is written', () => {
    for (const name of [
      'Evil Corp',
      'EVIL  CORP.',
      'evil-corp',
      'Evil Corporation',
      'The Lazarus Group',
      'lazarus',
      'Lock Bit',
      'LockBit 3.0',
      'Lokbit Ltd',
      'Garantex Europe OÜ',
      'Гарантекс',
      'Spider, Wizard',
      'Tornado.Cash',
      'Trikbot Group LLC',
    ])
      expect(screened({ names: [name] }), name).toHaveLength(1)
  })
  it('finds nobody in names that share a common word', () => {
    for (const name of [
      'Acme Corp',
      'Forensics Group',
      'Europe Recovery Ltd',
      'Corp',
      'Evilyn Corp',
      'Hydra Pumps Inc',
      'Lazarus Plumbing and Heating',
      'Spider Web Design',
      '',
    ])
      expect(screened({ names: [name] }), name).toEqual([])
  })
  it('holds back what goes to a country under embargo', () => {
    expect(screened({ names: ['Forensics Group'], country: 'kp' })).toEqual([
      { name: 'KP', program: 'EMBARGO', score: 100 },
    ])
    expect(screened({ names: ['Forensics Group'], country: 'US' })).toEqual([])
  })
  it('tells how sure it is', () => {
    expect(screened({ names: ['Trickbot Group'] })).toEqual([{ name: 'Trickbot Group', program: 'CYBER2', score: 100 }])
    const [hit] = screened({ names: ['Trikbott Group'] })
    expect(hit?.score).toBeGreaterThanOrEqual(85)
  })
})

describe('a list that is laid in place of the shipped one', () => {
  const list = {
    version: 'ofac-1',
    entries: [
      { name: 'AL-ZAWAHIRI, Ayman', aliases: ['Айман аз-Завахири'], program: 'SDGT' },
      { name: 'PUTILIN, Dmitry Viktorovich', program: 'RUSSIA' },
      { name: 'ROSOBORONEXPORT OAO', aliases: ['RUSSIAN DEFENSE EXPORT ROSOBORONEXPORT'], program: 'SYRIA' },
    ],
  }

  it('is what names are held against, by its version', () => {
    expect(sanctionsVersion()).toBe(shippedSanctions.version)
    laySanctions(list)
    expect(sanctionsVersion()).toBe('ofac-1')
    expect(screened({ names: ['Evil Corp'] })).toEqual([])
  })

  it.each([
    ['in another order', 'Ayman al-Zawahiri'],
    ['transliterated otherwise', 'Aiman Zawahiry'],
    ['in its own alphabet', 'Дмитрий Викторович Путилин'],
    ['spelled by ear', 'Dmitri Viktorovitch Putilin'],
    ['with another legal form', 'Rosoboronexport JSC'],
    ['by an alias', 'Russian Defence Export Rosoboronexport'],
  ])('finds a name %s', (_, name) => {
    laySanctions(list)
    expect(screened({ names: [name] })).toHaveLength(1)
  })

  it('finds nobody by a first name alone', () => {
    laySanctions(list)
    for (const name of ['Dmitry Petrov', 'Ayman Hassan Trading', 'Viktorovich & Sons'])
      expect(screened({ names: [name] }), name).toEqual([])
  })
})
