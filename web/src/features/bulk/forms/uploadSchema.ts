import type { TFunction } from 'i18next'
import { z } from 'zod'
import { accountCreations, mostUploadBytes, uploadTypeOf } from '#shared/domain/account/uploadWords.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'

/** What is asked before a file is sent; the server asks the same again. */
export const uploadSchema = (t: TFunction<'bulk'>) =>
  z.object({
    file: z
      .custom<File>((value) => value instanceof File && value.size > 0, t('file.none'))
      .refine(({ size }) => size <= mostUploadBytes, t('file.tooLarge'))
      .refine(({ name }) => uploadTypeOf(name) !== undefined, t('file.wrongType')),
    tags: z.array(z.string()).max(10),
    redAccounts: z.boolean(),
    accountCreation: z.enum(accountCreations),
    agencyId: AgencyId.nullish(),
  })
