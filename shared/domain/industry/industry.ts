import { isSearch } from '../text/search.ts'

/**
 * An entry of a region's industry list: `code` of 2 to 6 digits (text, some start with a zero), `title` its own name,
 * `primaryIndustry` the sector it belongs to.
 */
export type Industry = { readonly code: string; readonly title: string; readonly primaryIndustry: string }

const words = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** How well an entry answers the search; 0 is not at all. Codes count by prefix, words by the start of a word. */
const scoreOf = (industry: Industry, search: string, wanted: readonly string[]): number => {
  if (industry.code === search) return 100
  if (/^\d+$/.test(search)) return industry.code.startsWith(search) ? 50 : 0
  const title = words(industry.title)
  const all = [...title, ...words(industry.primaryIndustry), industry.code]
  if (!wanted.every((word) => all.some((candidate) => candidate.startsWith(word)))) return 0
  const inTitle = wanted.filter((word) => title.some((candidate) => candidate.startsWith(word))).length
  return 1 + inTitle * 4 + (title[0]?.startsWith(wanted[0] ?? '') === true ? 2 : 0)
}

/**
 * Entries that answer `search`, the best first, then by code: a code or its beginning, or words of the title and the
 * sector by their beginnings ('law off' finds Offices of Lawyers by its words in any order). An empty search is the list.
 */
export const searchIndustries = <Entry extends Industry>(industries: readonly Entry[], search: string): Entry[] => {
  const trimmed = search.trim()
  const wanted = words(trimmed)
  if (!isSearch(search)) return [...industries]
  if (wanted.length === 0) return []
  return industries
    .map((industry) => ({ industry, score: scoreOf(industry, trimmed, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.industry.code.localeCompare(b.industry.code))
    .map(({ industry }) => industry)
}

/** The entry of a code, else the one with the longest beginning of it: a 6-digit code may be listed by its 4 digits. */
export const industryOf = (industries: readonly Industry[], code: string): Industry | undefined => {
  for (let length = code.length; length >= 2; length -= 1) {
    const found = industries.find((industry) => industry.code === code.slice(0, length))
    if (found !== undefined) return found
  }
  return undefined
}
