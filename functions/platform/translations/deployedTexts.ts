import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '#functions/_platform/config/config.ts'
import { Translations } from '#shared/contracts/platform/translations.ts'
import { baseLocale, overlaid } from '#shared/domain/text/overlaid.ts'

type Texts = ReturnType<typeof Translations.parse>

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** A file of texts; undefined where a locale has none for the namespace. */
const fileOf = async (language: string, namespace: string): Promise<Texts | undefined> => {
  try {
    return Translations.parse(
      JSON.parse(await readFile(join(config.localesFolder, language, `${namespace}.json`), 'utf8')),
    )
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** The texts that came with the deployment, all of them in any language; undefined where there is no such namespace. */
export const deployedTexts = async ({
  language,
  namespace,
}: {
  readonly language: string
  readonly namespace: string
}): Promise<Texts | undefined> => {
  const [texts, differences] = await Promise.all([
    fileOf(baseLocale, namespace),
    language === baseLocale ? undefined : fileOf(language, namespace),
  ])
  return texts && overlaid(texts, differences ?? {})
}
