import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder, with a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Ends the program with one sentence. */
export const stop = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

/** Writes a file that does not exist yet. */
export const writeNew = ({ path, text }: { readonly path: string; readonly text: string }): void => {
  if (existsSync(root + path)) stop(`${path} exists already.`)
  mkdirSync(dirname(root + path), { recursive: true })
  writeFileSync(root + path, text)
  console.log(`  made ${path}`)
}

/** Adds text to the end of a file, made with `head` when it is new. */
export const addTo = ({
  path,
  head,
  text,
}: {
  readonly path: string
  readonly head: string
  readonly text: string
}): void => {
  if (!existsSync(root + path)) writeNew({ path, text: head })
  appendFileSync(root + path, text)
  console.log(`  added to ${path}`)
}

/** Names in a file what it does not import yet; formatting puts them in order and together. */
export const addImports = ({ path, imports }: { readonly path: string; readonly imports: readonly string[] }): void => {
  const text = readFileSync(root + path, 'utf8')
  const known = [...text.matchAll(/^import (?:type )?\{([^}]*)\}/gm)].flatMap(
    ([, names = '']) => names.match(/\w+/g) ?? [],
  )
  const missing = imports.filter((each) => !known.includes(/\{ (\w+) \}/.exec(each)?.[1] ?? ''))
  if (missing.length > 0) writeFileSync(root + path, `${missing.join('\n')}\n${text}`)
}

/** Puts a line among the file's like lines, in alphabetical order. */
export const addLine = ({ path, line }: { readonly path: string; readonly line: string }, like: RegExp): void => {
  const lines = readFileSync(root + path, 'utf8').split('\n')
  if (lines.includes(line)) return
  const places = lines.flatMap((each, index) => (like.test(each) ? [index] : []))
  const before = places.find((index) => (lines[index] ?? '') > line)
  lines.splice(before ?? (places.at(-1) ?? lines.length - 2) + 1, 0, line)
  writeFileSync(root + path, lines.join('\n'))
  console.log(`  added to ${path}`)
}

/** Puts a line after the last of its like; where that begins something, after the next line that `ends` it. */
export const addAfter = (
  { path, line }: { readonly path: string; readonly line: string },
  like: RegExp,
  ends?: RegExp,
): void => {
  const lines = readFileSync(root + path, 'utf8').split('\n')
  const last = lines.findLastIndex((each) => like.test(each))
  const at = ends === undefined ? last : lines.findIndex((each, index) => index >= last && ends.test(each))
  if (last < 0 || at < 0) stop(`${path} has no place for ${line.trim()}.`)
  lines.splice(at + 1, 0, line)
  writeFileSync(root + path, lines.join('\n'))
  console.log(`  added to ${path}`)
}

/** Names one more among what the pattern's group lists, in alphabetical order; formatting is biome's. */
export const addNamed = ({ path, name }: { readonly path: string; readonly name: string }, list: RegExp): void => {
  const text = readFileSync(root + path, 'utf8')
  const [whole, listed] = list.exec(text) ?? []
  if (whole === undefined || listed === undefined) stop(`${path} has no list for ${name}.`)
  else {
    const names = listed.split(',').map((each) => each.trim())
    const all = [...new Set([...names.filter(Boolean), name])].sort()
    writeFileSync(
      root + path,
      text.replace(whole, () => whole.replace(listed, () => ` ${all.join(', ')} `)),
    )
    console.log(`  added to ${path}`)
  }
}

/** Names one more operation in a service's `serve(contracts, { … })`. */
export const addServed = ({ path, name }: { readonly path: string; readonly name: string }): void =>
  addNamed({ path, name }, /serve\(contracts, \{([^}]*)\}\)/)

/** Formats and sorts what was written as the house does. */
export const format = (...paths: readonly string[]): void => {
  spawnSync(`${root}node_modules/.bin/biome`, ['check', '--write', ...paths], { cwd: root })
}
