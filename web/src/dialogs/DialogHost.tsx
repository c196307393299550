import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { useSearchParams } from 'react-router'
import { type HostedDialog, type HostedDialogProps, readModalData } from './hostedDialog.ts'

type Dialogs = {
  /** Opens a dialog by its key, whichever feature owns it. An unknown key does nothing. */
  readonly open: (key: string, data?: unknown) => void
}

const DialogsContext = createContext<Dialogs>({ open: () => {} })

/** `useDialogs().open('declineQuote', { quoteId })`. */
export const useDialogs = (): Dialogs => use(DialogsContext)

type DialogHostProps = { dialogs: Readonly<Record<string, HostedDialog>>; children: ReactNode }

type Opened = { readonly key: string; readonly data: unknown; readonly count: number }

/**
 * Opens dialogs by key: for `?modal=<key>&modalData=<what it is about>` in the address, which are removed once it is open,
 * and for any part of the page that asks.
 */
export const DialogHost = ({ dialogs, children }: DialogHostProps) => {
  const [params, setParams] = useSearchParams()
  const [opened, setOpened] = useState<Opened>()
  const components = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(dialogs).map(([key, load]): [string, ComponentType<HostedDialogProps>] => [key, lazy(load)]),
      ),
    [dialogs],
  )
  const open = (key: string, data?: unknown) =>
    setOpened((last) => (key in components ? { key, data, count: (last?.count ?? 0) + 1 } : last))

  const asked = params.get('modal')
  useEffect(() => {
    if (asked === null) return
    const data = readModalData(params.get('modalData'))
    setOpened((last) => (asked in components ? { key: asked, data, count: (last?.count ?? 0) + 1 } : last))
    setParams(
      (last) => {
        const next = new URLSearchParams(last)
        next.delete('modal')
        next.delete('modalData')
        return next
      },
      { replace: true },
    )
  }, [asked, components, params, setParams])

  const Dialog = opened && components[opened.key]
  return (
    <DialogsContext value={{ open }}>
      {children}
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog key={opened.count} data={opened.data} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </DialogsContext>
  )
}
