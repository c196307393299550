import { useRef, useState } from 'react'
import { putFile } from './putFile.ts'
import { type Sent, withSent } from './UploadBars.tsx'

/** Of all that is there of a file's upload, what stands for its bytes; the rest for what is made of it then. */
const shareOfBytes = 0.95

/** Files on their way to the storage: each says how far it is, and can be stopped. */
export const useUploads = () => {
  const [sent, setSent] = useState<readonly Sent[]>([])
  const running = useRef(new Map<File, AbortController>())
  const tell = (file: File, news: Partial<Omit<Sent, 'file'>>) => setSent((last) => withSent(last, file, news))
  return {
    sent,
    /**
     * Answers the key by which an operation takes the file.
     * @throws {Problem} cancelled, where the person stopped it: nothing of it is left then.
     */
    put: async (file: File): Promise<{ objectKey: string }> => {
      const stop = new AbortController()
      running.current.set(file, stop)
      tell(file, { share: 0, state: 'sent' })
      try {
        const put = await putFile(file, {
          signal: stop.signal,
          onShare: (share) => tell(file, { share: share * shareOfBytes, state: 'sent' }),
          onWait: () => tell(file, { state: 'waits' }),
        })
        tell(file, { share: shareOfBytes, state: 'taken' })
        return put
      } catch (error) {
        if (stop.signal.aborted) setSent((last) => last.filter((each) => each.file !== file))
        throw error
      } finally {
        running.current.delete(file)
      }
    },
    /** What is made of the file is there too. */
    done: (file: File) => tell(file, { share: 1, state: 'taken' }),
    isThere: (file: File): boolean => sent.some((each) => each.file === file && each.share === 1),
    stop: (file: File) => running.current.get(file)?.abort(),
  }
}

export type Uploads = Pick<ReturnType<typeof useUploads>, 'sent' | 'stop'>
