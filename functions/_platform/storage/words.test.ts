import { describe, expect, it } from 'vitest'
import { isSearch } from '#shared/domain/text/search.ts'
import { foundWordsOf, headOf, isFoundBy, suffixesOfWords, wordsOf } from './words.ts'

const suffixesOf = (texts: readonly string[]) => suffixesOfWords(foundWordsOf(texts))

describe('a search', () => {
  it('is asked for by anything but spaces and asterisks', () => {
    for (const none of [undefined, '', ' ', '**', ' * ']) expect(isSearch(none)).toBe(false)
    for (const some of ['a', '*acme*', '😀', '%%', '山田']) expect(isSearch(some)).toBe(true)
  })

  it('finds what has all its words, nothing where it has none, and everything where there is no search', () => {
    expect(isFoundBy({ search: '*qui mar*', text: 'Mara Quill' })).toBe(true)
    expect(isFoundBy({ search: 'mara x', text: 'Mara Quill' })).toBe(false)
    expect(isFoundBy({ search: '😀', text: 'Mara 😀 Quill' })).toBe(false)
    expect(isFoundBy({ search: '%%', text: 'Mara Quill' })).toBe(false)
    expect(isFoundBy({ search: '**', text: 'Mara Quill' })).toBe(true)
    expect(isFoundBy({ text: '' })).toBe(true)
  })
})

describe('words', () => {
  it('are of any script, without accents, and as keyboards without its letters type them', () => {
    expect(wordsOf('Straße ŁÓDŹ Ørsted Æther İstanbul Þór')).toEqual([
      'strasse',
      'lodz',
      'orsted',
      'aether',
      'istanbul',
      'thor',
    ])
    expect(wordsOf('ООО «Ёлка» ΟΔΥΣΣΕΥΣ 山田太郎 (株) 한글 सेवा')).toEqual([
      'ооо',
      'елка',
      'οδυσσευσ',
      '山田太郎',
      '株',
      '한글',
      'सेवा',
    ])
  })

  it('of plain letters and digits are what they were', () => {
    expect(wordsOf("O'Neil & Sons, Unit 4B – Café №5")).toEqual(['o', 'neil', 'sons', 'unit', '4b', 'cafe', 'no5'])
    expect(suffixesOf(['Acme 12'])).toEqual(['acme', 'cme', 'me', '12'])
    expect(wordsOf('a'.repeat(30))).toEqual(['a'.repeat(24)])
  })

  it('are found by any part of them', () => {
    const names = ['Straße', 'Łódź', 'Ёлка', 'Οδυσσεύς', '山田太郎', '한글', '𠮷野家']
    for (const [search, name] of [
      ['STRASSE', names[0]],
      ['raß', names[0]],
      ['lod', names[1]],
      ['ЛКА', names[2]],
      ['ΟΔΥΣΣΕΥΣ', names[3]],
      ['田太', names[4]],
      ['한글', names[5]],
      ['野家', names[6]],
    ] as const)
      expect(names.filter((each) => isFoundBy({ search, text: each }))).toEqual([name])
  })

  it('are never cut through a character', () => {
    const rare = `a${'𠮷'.repeat(20)}`
    for (const word of [...wordsOf(rare), ...suffixesOf([rare]), ...suffixesOf([rare]).map(headOf)])
      expect(word.isWellFormed()).toBe(true)
    expect(headOf('a𠮷野')).toBe(headOf('a𠮷'))
  })
})

describe('words of a record', () => {
  it('are found by any part, numbers, ids and legal forms from their beginning alone', () => {
    const words = foundWordsOf(['Acme Limited'], ['Q-US-1000003'])
    expect(words).toEqual(['acme', '=limited', '=q', '=us', '=1000003'])
    expect(suffixesOfWords(words)).toEqual(['acme', 'cme', 'me', 'limited', 'us', '1000003', '0003'])
  })

  it('of a number are found by its last four digits as well', () => {
    expect(suffixesOfWords(foundWordsOf([], ['Q-US-1000003']))).toEqual(['us', '1000003', '0003'])
    expect(suffixesOfWords(foundWordsOf([], ['P250']))).toEqual(['p250'])
  })

  it('are all found, however many they are', () => {
    const names = Array.from({ length: 40 }, (_, index) => `word${index.toString(36).padStart(2, 'z')}`)
    expect(suffixesOf(names)).toContain('wordz0')
    expect(suffixesOf(names)).toContain('word13')
  })
})
