import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(import.meta.dirname, 'asvs.md'), 'utf8')

/** How many requirements of each section levels 1 and 2 ask for; those of level 3 come after them. */
const sections = {
  V3: { 2: 2, 3: 4, 4: 6, 5: 5, 7: 2 },
  V6: { 1: 3, 2: 12, 3: 4, 4: 4, 5: 5, 6: 3, 8: 4 },
  V7: { 1: 3, 2: 4, 3: 2, 4: 5, 5: 2, 6: 2 },
  V8: { 1: 2, 2: 3, 3: 1, 4: 1 },
  V9: { 1: 3, 2: 4 },
  V10: { 1: 2, 2: 2, 3: 4, 4: 11, 5: 5, 6: 2, 7: 3 },
} as const

const required = Object.entries(sections).flatMap(([chapter, counts]) =>
  Object.entries(counts).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${chapter}.${section}.${index + 1}`),
  ),
)

const rows = page.split('\n').flatMap((line) => {
  const [, requirement = '', level = '', , proof = ''] = line.split('|').map((cell) => cell.trim())
  return /^V\d/.test(requirement) ? [{ requirement, level, proof }] : []
})

/** `file › title`, wherever it stands in the cell; what follows a dash after the title is a remark. */
const proofsOf = (cell: string) =>
  cell.split('<br>').flatMap((each) => {
    const [, file, title] = /([\w/.-]+\.test\.tsx?) › (.+?)(?: – .*)?$/.exec(each) ?? []
    return file === undefined || title === undefined ? [] : [{ file, title }]
  })

const reason = /^(AWS|Deviates|Documented|None|Partly): /

describe('the map of ASVS 5.0', () => {
  it('has a row for every requirement of levels 1 and 2 of its chapters, once', () => {
    const listed = rows.filter(({ level }) => level !== '3').map(({ requirement }) => requirement)
    expect(listed).toEqual(required)
  })

  it.each(rows.map((row) => [row.requirement, row] as const))('proves %s or says why not', (_, { proof }) => {
    const proofs = proofsOf(proof)
    if (!reason.test(proof)) expect(proofs.length).toBe(proof.split('<br>').length)
    for (const { file, title } of proofs) {
      const path = join(root, file)
      expect(existsSync(path), file).toBe(true)
      const quoted = ["'", '"', '`'].some((quote) => readFileSync(path, 'utf8').includes(`${quote}${title}${quote}`))
      expect(quoted, `${file} › ${title}`).toBe(true)
    }
  })

  it('names files of the code that are there', () => {
    const named = [...page.matchAll(/`((?:cdk|functions|shared|tests|web)\/[\w/.-]+)`/g)].map(([, path = '']) => path)
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})
