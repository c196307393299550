import type { TFunction } from 'i18next'
import { z } from 'zod'
import { mostDocumentMegabytes } from '#shared/domain/correspondence/documentSize.ts'

const mostBytes = mostDocumentMegabytes * 1024 * 1024

/** Files as a form keeps them; the server looks at each of them itself. */
export const filesSchema = (
  t: TFunction<'documents'>,
  { least, most }: { readonly least: number; readonly most: number },
) =>
  z
    .array(
      z.custom<File>((value) => value instanceof File && value.size > 0 && value.size <= mostBytes, t('files.size')),
    )
    .min(least, t('files.none'))
    .max(most, t('files.many', { most }))
