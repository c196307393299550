import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type DragEvent, type ReactNode, type Ref, useRef, useState } from 'react'
import { UploadIcon } from '../ui/icons.tsx'

type DropZoneProps = {
  id: string
  describedBy: string | undefined
  /** What the form sets the focus on. */
  buttonRef: Ref<HTMLButtonElement>
  isWrong: boolean
  /** On the button. */
  choose: string
  accept?: string | undefined
  several?: boolean
  onTake: (files: readonly File[]) => void
  /** What was taken so far, or that something can be dropped here. */
  children: ReactNode
}

/** Where files are dropped, or chosen from the disk. */
export const DropZone = ({
  id,
  describedBy,
  buttonRef,
  isWrong,
  choose,
  accept,
  several = false,
  onTake,
  children,
}: DropZoneProps) => {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const take = (list: FileList | null) => {
    const taken = [...(list ?? [])].slice(0, several ? undefined : 1)
    if (taken.length > 0) onTake(taken)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={{
        border: 1.5,
        borderStyle: 'dashed',
        borderColor: isWrong ? 'error.main' : isOver ? 'primary.main' : 'divider',
        bgcolor: isOver ? 'action.hover' : 'transparent',
        borderRadius: 1.5,
        p: 2.5,
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        textAlign: 'center',
      }}
    >
      {children}
      <input
        ref={input}
        id={id}
        type="file"
        hidden
        multiple={several}
        accept={accept}
        onChange={(event) => {
          take(event.target.files)
          // The same file, corrected, can be chosen again.
          event.target.value = ''
        }}
      />
      <Button
        ref={buttonRef}
        variant="outlined"
        startIcon={<UploadIcon />}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {choose}
      </Button>
    </Box>
  )
}
