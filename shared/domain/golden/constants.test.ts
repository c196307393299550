import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { printed } from '#tests/golden/printed.ts'

const root = 'shared/domain'

/** What is a file for people already, and what only lists what others hold. */
const isElsewhere = (file: string) =>
  /policy\/wording\/|account\/companies|industry\/industries|rating\/rateBooks/.test(file)

const files = globSync(`${root}/**/*.ts`)
  .filter((file) => !file.endsWith('.test.ts') && !isElsewhere(file))
  .sort()
const folders = [...new Set(files.map(dirname))]

/** What a file exports that is no code: figures, lists, schemas. */
const constantsOf = async (file: string): Promise<string> => {
  const exported: Readonly<Record<string, unknown>> = await import(/* @vite-ignore */ `${process.cwd()}/${file}`)
  return Object.entries(exported)
    .map(([name, value]) => [name, printed(value)] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}\n${text.replace(/^/gm, '  ')}\n`)
    .join('\n')
}

describe('the figures of the domain', () => {
  it.each(folders)('%s: they are those that were reviewed', async (folder) => {
    const parts: string[] = []
    for (const file of files.filter((each) => dirname(each) === folder)) {
      const text = await constantsOf(file)
      if (text !== '') parts.push(`${`=== ${basename(file)} `.padEnd(80, '=')}\n\n${text}`)
    }
    const name = folder.slice(root.length + 1).replaceAll('/', '-')
    await expect(parts.join('\n')).toMatchFileSnapshot(`constants/${name}.txt`)
  })
})
