/**
 * Carries picture and voice of one who sends to those who watch, room by room. Descriptions are those of WebRTC (SDP), whole: candidates are in them.
 * Whoever asks has the right to.
 */
export type MediaServer = {
  /**
   * Takes what somebody sends; what was sent in this room before ends, and so does watching it.
   * @param recordAs  a name for what is recorded of it, where it is to be and this server can
   * @returns  the answer to the offer
   * @throws   MediaFault `unusable`, `away`
   */
  publish(roomId: string, offer: string, recordAs?: string): Promise<string>
  /** What is sent goes on and is not recorded any more; where that cannot be said for sure, it ends. */
  stopRecording(roomId: string): Promise<void>
  /** Nobody sends any more in this room, through whichever server: all who watched are let go. */
  unpublish(roomId: string): Promise<void>
  /** Whether somebody sends through this process, as far as it knows now. */
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
   * The same answer twice is once.
   * @throws  MediaFault `unusable`, `gone`, `away`
   */
  answer(watchId: string, answer: string): Promise<void>
  unwatch(watchId: string): void
  /** Heard when a room fell silent by itself: who sent is gone, or the server that carried it is. */
  onSilent(listener: (roomId: string) => void): void
  /** Heard when a watch ended, for whatever reason. */
  onLeft(listener: (watchId: string) => void): void
  close(): Promise<void>
}

/**
 * `unusable`: the description itself is to blame. `silent`: nobody sends in this room. `gone`: this watch is over. `away`: the media server cannot now.
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
