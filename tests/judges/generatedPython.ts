import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Court, NotJudged } from './judge.ts'
import { jars, run, type Said } from './tool.ts'

export interface GeneratedPython {
  /** The folder that holds the package `palisade`. */
  readonly folder: string
  /** What the generator said while making it. */
  readonly said: Said
}

const made = new WeakMap<Court, Promise<GeneratedPython>>()

const make = async ({ tools, scratch, openApi }: Court): Promise<GeneratedPython> => {
  const [libraries, file] = await Promise.all([jars(tools, 'generator/pom.xml'), openApi()])
  const jar = readdirSync(libraries).find((name) => name.endsWith('.jar'))
  if (jar === undefined) throw new NotJudged('what generator/pom.xml lists holds no jar.')
  const folder = join(scratch, 'python')
  const without = ['apiDocs', 'modelDocs', 'apiTests', 'modelTests'].map((part) => `${part}=false`).join(',')
  const said = await run('java', [
    ...['-jar', join(libraries, jar), 'generate', '--generator-name', 'python', '--input-spec', file],
    ...['--output', folder, '--additional-properties', 'packageName=palisade', '--global-property', without],
  ])
  return { folder, said }
}

/** The Python package that openapi-generator makes of the document, once for all who judge it. */
export const generatedPython = (court: Court): Promise<GeneratedPython> => {
  const before = made.get(court) ?? make(court)
  made.set(court, before)
  return before
}
