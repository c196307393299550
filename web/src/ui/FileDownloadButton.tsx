import Button, { type ButtonProps } from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DownloadIcon } from './icons.tsx'
import { toast } from './toast.ts'
import { WhyNot } from './WhyNot.tsx'

/** A file that is here already, or the address of one (a presigned URL). */
export type Download =
  | { readonly fileName: string; readonly content: Blob }
  | { readonly url: string; readonly fileName?: string }

/** Hands a file to the browser's downloads. */
export const saveFile = (download: Download): void => {
  const url = 'content' in download ? URL.createObjectURL(download.content) : download.url
  const link = document.createElement('a')
  link.href = url
  link.download = download.fileName ?? ''
  link.rel = 'noopener'
  link.click()
  if ('content' in download) setTimeout(() => URL.revokeObjectURL(url), 30_000)
}

type FileDownloadButtonProps = Omit<ButtonProps, 'disabled' | 'onClick'> & {
  /** Why there is nothing to fetch now. */
  notNow?: string | undefined
  /** Gets the file or its address when clicked. */
  load: () => Promise<Download>
}

/** Fetches a file when asked and saves it; a failure becomes a toast. */
export const FileDownloadButton = ({ load, notNow, children, ...button }: FileDownloadButtonProps) => {
  const { t } = useTranslation()
  const [pending, setPending] = useState(false)
  const run = async () => {
    setPending(true)
    try {
      saveFile(await load())
    } catch (error) {
      toast.problem(error)
    } finally {
      setPending(false)
    }
  }
  return (
    <WhyNot reason={notNow}>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        {...button}
        loading={pending}
        loadingPosition="start"
        onClick={run}
      >
        {children ?? t('download')}
      </Button>
    </WhyNot>
  )
}
