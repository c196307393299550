import { createHash } from 'node:crypto'
import { zipOf } from '#functions/_platform/files/zip.ts'

interface Project {
  readonly name: string
  readonly version: string
  readonly summary: string
  readonly python: string
  readonly readme: string
}

const bytesOf = (text: string): Uint8Array => Buffer.from(text)

/** The line of `RECORD` (PEP 427): what is installed is compared with it. */
const recordOf = ([name, content]: readonly [string, Uint8Array]): string =>
  `${name},sha256=${createHash('sha256').update(content).digest('base64url')},${content.length}`

/** Packs modules of plain Python into a wheel (PEP 427), which pip installs without building anything. */
export const wheel = (
  { name, version, summary, python, readme }: Project,
  modules: ReadonlyMap<string, Uint8Array>,
): Buffer => {
  const about = `${name.replaceAll('-', '_')}-${version}.dist-info`
  const metadata = [
    'Metadata-Version: 2.1',
    `Name: ${name}`,
    `Version: ${version}`,
    `Summary: ${summary}`,
    `Requires-Python: ${python}`,
    'Description-Content-Type: text/markdown',
    '',
    readme,
  ]
  const tags = ['Wheel-Version: 1.0', 'Generator: palisade', 'Root-Is-Purelib: true', 'Tag: py3-none-any', '']
  const files = new Map([
    ...modules,
    [`${about}/METADATA`, bytesOf(metadata.join('\n'))],
    [`${about}/WHEEL`, bytesOf(tags.join('\n'))],
  ])
  const record = `${about}/RECORD`
  const listed = [...[...files].map(recordOf), `${record},,`, ''].join('\n')
  return zipOf([...files, [record, bytesOf(listed)] as const].map(([each, body]) => ({ name: each, body })))
}
