import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'

const CORNERS = ['topRight', 'bottomRight', 'bottomLeft', 'topLeft'] as const
export type PipPosition = (typeof CORNERS)[number]

export type PipPlacement = {
  pipPosition: PipPosition
  /** For people who cannot drag the call or prefer not to. */
  moveOn: () => void
  handle: {
    style: CSSProperties | undefined
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerMove: (event: PointerEvent<HTMLElement>) => void
    onPointerUp: (event: PointerEvent<HTMLElement>) => void
    onPointerCancel: () => void
  }
}

type Drawn = { fromX: number; fromY: number; x: number; y: number }

export function usePipPosition(): PipPlacement {
  const [pipPosition, setPipPosition] = useState<PipPosition>('topRight')
  const [drawn, setDrawn] = useState<Drawn>()
  const held = useRef<Drawn>(undefined)
  const hold = (next: Drawn | undefined) => {
    held.current = next
    setDrawn(next)
  }
  return {
    pipPosition,
    moveOn: () => setPipPosition((now) => CORNERS[(CORNERS.indexOf(now) + 1) % CORNERS.length]!),
    handle: {
      style: drawn && { transform: `translate(${drawn.x}px, ${drawn.y}px)` },
      onPointerDown(event) {
        if (event.button !== 0 || (event.target as HTMLElement).closest('button')) return
        event.currentTarget.setPointerCapture(event.pointerId)
        hold({ fromX: event.clientX, fromY: event.clientY, x: 0, y: 0 })
      },
      onPointerMove({ clientX, clientY }) {
        const { current } = held
        if (current) hold({ ...current, x: clientX - current.fromX, y: clientY - current.fromY })
      },
      onPointerUp({ currentTarget }) {
        if (!held.current) return
        setPipPosition(pipPositionAt(currentTarget.getBoundingClientRect(), { width: innerWidth, height: innerHeight }))
        hold(undefined)
      },
      onPointerCancel: () => hold(undefined),
    },
  }
}

export function pipPositionAt(
  { x, y, width, height }: Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>,
  screen: { width: number; height: number },
): PipPosition {
  const isLeft = x + width / 2 < screen.width / 2
  if (y + height / 2 < screen.height / 2) return isLeft ? 'topLeft' : 'topRight'
  return isLeft ? 'bottomLeft' : 'bottomRight'
}
