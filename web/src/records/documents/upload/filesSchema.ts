import type { TFunction } from 'i18next'
import { z } from 'zod'
import { mostDocumentMegabytes } from '#shared/domain/correspondence/documentSize.ts'

const mostBytes = mostDocumentMegabytes * 1024 * 1024
const fits = ({ size }: File): boolean => size > 0 && size <= mostBytes

/** Files as a form keeps them, of which the first that is empty or too large is named; the server looks at each of them itself. */
export const filesSchema = (
  t: TFunction<'documents'>,
  { least, most }: { readonly least: number; readonly most: number },
) =>
  z
    .array(z.instanceof(File))
    .min(least, t('files.none'))
    .max(most, t('files.many', { most }))
    .superRefine((files, { addIssue }) => {
      const wrong = files.find((file) => !fits(file))
      if (wrong) addIssue({ code: 'custom', message: t('files.size', { name: wrong.name }) })
    })
