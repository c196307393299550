import type { ButtonProps } from '@mui/material/Button'
import { downloadListExport } from '#shared/contracts/platform/exports.ts'
import type { ListExportId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '../api/useCommand.ts'
import { FileDownloadButton } from '../ui/FileDownloadButton.tsx'

/** Downloads the file of a list. */
export const ExportDownload = ({ id, ...button }: { id: ListExportId } & Pick<ButtonProps, 'size' | 'variant'>) => {
  const { mutateAsync } = useCommand(downloadListExport)
  return <FileDownloadButton {...button} load={() => mutateAsync({ params: { listExportId: id } })} />
}
