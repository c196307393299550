import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '#functions/_platform/config/config.ts'
import { Translations } from '#shared/contracts/platform/translations.ts'

type Texts = ReturnType<typeof Translations.parse>

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** The texts that came with the deployment; undefined where there is no such namespace. */
export const deployedTexts = async (language: string, namespace: string): Promise<Texts | undefined> => {
  try {
    return Translations.parse(
      JSON.parse(await readFile(join(config.localesFolder, language, `${namespace}.json`), 'utf8')),
    )
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
