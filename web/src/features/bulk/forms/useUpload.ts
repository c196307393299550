import { listBulkUploads, uploadAccounts } from '#shared/contracts/bulk/uploads.ts'
import { createUploadUrl } from '#shared/contracts/docs/uploads.ts'
import type { AgencyId } from '#shared/domain/ids/ids.ts'
import { uploadFile } from '#web/api/upload.ts'
import { useCommand } from '#web/api/useCommand.ts'

interface Asked {
  readonly file: File
  readonly tags: readonly string[]
  readonly redAccounts: boolean
  readonly accountCreation: 'AFTER_REVIEW' | 'ALL_OR_NONE' | 'GOOD_ROWS'
  readonly agencyId?: AgencyId | null | undefined
}

/** Puts a file where the server says, and has it checked; answers the upload's id. */
export const useUpload = () => {
  const link = useCommand(createUploadUrl)
  const upload = useCommand(uploadAccounts, { invalidates: [listBulkUploads] })
  return async ({ file, tags, redAccounts, accountCreation, agencyId }: Asked) => {
    const contentType = file.type || 'application/octet-stream'
    const { name: fileName, size } = file
    const target = await link.mutateAsync({ body: { fileName, contentType, size, purpose: 'bulk' } })
    // The link is signed for the type, which a browser leaves out where it knows none.
    await uploadFile(target, file.type === '' ? new Blob([file], { type: contentType }) : file)
    const { uploadId } = await upload.mutateAsync({
      body: {
        objectKey: target.objectKey,
        fileName,
        tags: tags.join(','),
        redAccounts: redAccounts ? 'true' : 'false',
        accountCreation,
        ...(agencyId ? { agencyId } : {}),
      },
    })
    return uploadId
  }
}
