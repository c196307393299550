import { describe, expect, it } from 'vitest'
import { dfatEntries, ofacEntries, ofsiEntries } from './officialLists.ts'

const rows = (text: string) => text.split('\n').map((line) => line.split('|'))

describe('official lists', () => {
  it('of OFAC have their aliases by number, and no ships', () => {
    const sdn = rows(
      '9001|"NORTHERN GROVE TRADING"|-0- |SDGT|-0- |-0- |-0- |-0- |-0- |-0- |-0- |-0- \n9002|ALPHA, Beta|individual|RUSSIA-EO14024|-0- |-0- |-0- |-0- |-0- |-0- |-0- |DOB 1970.\n9003|BLUE GULL|vessel|IRAN\n\u001a'.replaceAll(
        '"',
        '',
      ),
    )
    const alt = rows('9002|1|aka|ALFA, Beta|-0- \n9002|2|fka|OMEGA, Beta|-0- ')
    expect(ofacEntries({ sdn, alt })).toEqual([
      { name: 'NORTHERN GROVE TRADING', program: 'SDGT', source: 'OFAC' },
      { name: 'ALPHA, Beta', program: 'RUSSIA-EO14024', source: 'OFAC', aliases: ['ALFA, Beta', 'OMEGA, Beta'] },
    ])
  })

  it('of OFSI have the names of a group in several rows', () => {
    const list = rows(
      [
        'Last Updated|25/11/2026',
        'Name 6|Name 1|Name 2|Name 3|Name 4|Name 5|Title|Name Non-Latin Script|Group Type|Alias Type|Regime|Group ID',
        'ALPHA|Beta|Gamma||||||Individual|Primary name|Russia|70001',
        'ALFA|Beta|||||Dr|Бета Альфа|Individual|AKA|Russia|70001',
        'GREY TERN SHIPPING||||||||Entity|Primary name|Cyber|70002',
        'GREY TERN||||||||Ship|Primary name|DPRK|70003',
      ].join('\n'),
    )
    expect(ofsiEntries({ list })).toEqual([
      { name: 'Beta Gamma ALPHA', program: 'Russia', source: 'OFSI', aliases: ['Beta ALFA', 'Бета Альфа'] },
      { name: 'GREY TERN SHIPPING', program: 'Cyber', source: 'OFSI' },
    ])
  })

  it('of DFAT have a letter behind the number of an alias', () => {
    const list = rows(
      [
        'Reference|Name of Individual or Entity|Type|Name Type|Date of Birth|Committees|Control Date',
        '101|Alpha Beta|Individual|Primary Name|1970|1267 (Taliban)|1/1/2020',
        '101a|Alfa Beta|Individual|aka||1267 (Taliban)|1/1/2020',
        '102|Grove Trading|Entity|Primary Name||Autonomous (Cyber)|1/1/2020',
      ].join('\n'),
    )
    expect(dfatEntries({ list })).toEqual([
      { name: 'Alpha Beta', program: '1267 (Taliban)', source: 'DFAT', aliases: ['Alfa Beta'] },
      { name: 'Grove Trading', program: 'Autonomous (Cyber)', source: 'DFAT' },
    ])
  })

  it('that are another file are refused', () => {
    expect(() => ofsiEntries({ list: rows('a|b\n1|2') })).toThrow('no row with the columns')
  })
})
