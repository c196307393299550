import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from './sources.ts'

const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8')
const names = (path: string): readonly string[] =>
  [...read(path).matchAll(/^- \*\*([\w-]+)\*\*/gm)].map(([, name = '']) => name)

/** What a page says; of code its comments. */
const said = (path: string): string =>
  /\.(?:md|tsv)$/.test(path)
    ? read(path)
    : read(path)
        .split('\n')
        .filter((line) => /^\s*(?:\/?\*|\/\/)|\s\/\/\s/.test(line))
        .join('\n')

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.md', '*.tsv', '*.typ'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && path !== 'docs/rules.md' && path !== 'tests/architecture/rules.test.ts')
  .filter((path) => existsSync(`${root}${path}`))

/** Names after `rule:` or `rules:`, with the file they stand in. */
const cited = (word: 'rule' | 'decision', of = files): readonly { readonly path: string; readonly name: string }[] =>
  of.flatMap((path) =>
    [
      ...said(path).matchAll(
        new RegExp(`(?:\\(|; |, |[Ss]ee )${word}s?: ((?:[a-z]+(?:-[a-z]+)*(?:, )?)+)(?=[).;,\`]|$)`, 'gm'),
      ),
    ].flatMap(([, list = '']) =>
      list
        .split(', ')
        .filter((name) => name !== '')
        .map((name) => ({ path, name })),
    ),
  )

describe('rules and decisions', () => {
  it.each(['docs/rules.md', 'DECISIONS.md'])('of %s have one name each', (page) => {
    const all = names(page)
    expect(all.length).toBeGreaterThan(30)
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([])
  })

  it('that are cited are there', () => {
    const [rules, decisions] = [new Set(names('docs/rules.md')), new Set(names('DECISIONS.md'))]
    expect(cited('rule').filter(({ name }) => !rules.has(name))).toEqual([])
    expect(
      cited(
        'decision',
        files.filter((path) => path !== 'DECISIONS.md'),
      ).filter(({ name }) => !decisions.has(name)),
    ).toEqual([])
  })

  it('that are rules are cited somewhere', () => {
    const used = new Set(cited('rule').map(({ name }) => name))
    expect(names('docs/rules.md').filter((name) => !used.has(name))).toEqual([])
  })

  it('are cited by name, never by number', () => {
    const numbered = files.filter((path) => /\bdecisions? \d+\b/i.test(read(path)))
    expect(numbered).toEqual([])
  })

  it('say when they were taken and what was given up', () => {
    const lines = read('DECISIONS.md')
      .split('\n')
      .filter((line) => line.startsWith('- '))
    expect(
      lines.filter((line) => !/^- \*\*[\w-]+\*\* \(\d{4}-\d\d-\d\d\)\. .+ \*Given up\*: .+\.$/.test(line)),
    ).toEqual([])
  })
})
