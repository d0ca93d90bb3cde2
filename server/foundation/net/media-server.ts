/**
 * Carries a broadcast from one sender to the viewers of a room. Descriptions are complete WebRTC descriptions (SDP) with candidates. Callers check the member's
 * right first.
 */
export type MediaServer = {
  /**
   * Takes a broadcast from its sender; the one before in this room ends, and so does watching it.
   * @param recordAs  a name for its recording, where it is to be recorded and this server can
   * @returns  the answer to the offer
   * @throws   MediaFault `unusable`, `away`
   */
  publish(roomId: string, offer: string, recordAs?: string): Promise<string>
  /** Stops the recording while the broadcast continues. Where that cannot be ensured, the broadcast is ended. */
  stopRecording(roomId: string): Promise<void>
  /** Ends the broadcast of this room, on any server, and all its watches. */
  unpublish(roomId: string): Promise<void>
  /** Whether this room has a broadcast through this process, as far as it knows now. */
  isPublishing(roomId: string): boolean
  /**
   * Whether somebody sends, through whichever of the servers that share it.
   * @throws  MediaFault `away`
   */
  isSent(roomId: string): Promise<boolean>
  /**
   * Begins to watch, under an id that the caller made.
   * @returns  the offer to answer
   * @throws   MediaFault `silent`, `away`
   */
  watch(roomId: string, watchId: string): Promise<string>
  /**
   * Gives the viewer's answer to the offer; repeating the same answer changes nothing.
   * @throws  MediaFault `unusable`, `gone`, `away`
   */
  answer(watchId: string, answer: string): Promise<void>
  unwatch(watchId: string): void
  /** Called when a broadcast ends by itself, because its sender or its server is gone. */
  onSilent(listener: (roomId: string) => void): void
  /** Called when a watch ended, for whatever reason. */
  onLeft(listener: (watchId: string) => void): void
  close(): Promise<void>
}

/**
 * `unusable`: the description is invalid. `silent`: nobody sends in this room. `gone`: the watch has ended. `away`: the media server is unavailable.
 */
export type MediaFaultKind = 'unusable' | 'silent' | 'gone' | 'away'

export class MediaFault extends Error {
  readonly kind: MediaFaultKind

  constructor(kind: MediaFaultKind, options?: ErrorOptions) {
    super(kind, options)
    this.name = 'MediaFault'
    this.kind = kind
  }
}
