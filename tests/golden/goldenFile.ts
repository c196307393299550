import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('./rating/', import.meta.url))

/** Set to rewrite the golden files from the code; review the difference as a rate change. */
export const isUpdating = process.env.UPDATE_GOLDEN === '1'

/** JSON for people: a field a line, and the entries of a list a line each, so that a waterfall reads as a table. */
const readable = (value: object, indent = ''): string => {
  const inner = `${indent}  `
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(([name, field]) => {
      if (Array.isArray(field))
        return `${inner}"${name}": ${field.length ? `[\n${field.map((entry) => `${inner}  ${JSON.stringify(entry)}`).join(',\n')}\n${inner}]` : '[]'}`
      if (typeof field === 'object' && field !== null) return `${inner}"${name}": ${readable(field, inner)}`
      return `${inner}"${name}": ${JSON.stringify(field)}`
    })
  return fields.length ? `{\n${fields.join(',\n')}\n${indent}}` : '{}'
}

export const goldenIds = (): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .map((file) => file.slice(0, -'.json'.length))
        .sort()
    : []

export const readGolden = (id: string): unknown => JSON.parse(readFileSync(`${folder}${id}.json`, 'utf8'))

export const writeGolden = (id: string, content: object): void => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}${id}.json`, `${readable(content)}\n`)
}
