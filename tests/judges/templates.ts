import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** The synthesized templates' files, one for each stack. */
export const templateFiles = (stacks: string): string[] =>
  readdirSync(stacks)
    .filter((file) => file.endsWith('.template.json'))
    .sort()
    .map((file) => join(stacks, file))

/** What a judge of templates looks at: its own source, and each template. */
export const templateTexts = (judge: string, stacks: string): string[] =>
  [judge, ...templateFiles(stacks)].map((file) => readFileSync(file, 'utf8'))

/** The stack that a template's file is of. */
export const stackOf = (file: string): string => basename(file, '.template.json')

interface Resource {
  readonly Type: string
  readonly Properties?: Readonly<Record<string, unknown>>
}

/** Every resource of a type, with its stack and logical id. */
export const resourcesOf = (stacks: string, type: string) =>
  templateFiles(stacks).flatMap((file) => {
    const { Resources }: { Resources: Record<string, Resource> } = JSON.parse(readFileSync(file, 'utf8'))
    return Object.entries(Resources)
      .filter(([, { Type }]) => Type === type)
      .map(([id, { Properties = {} }]) => ({ stack: stackOf(file), id, properties: Properties }))
  })
