import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A proxy between a client and a TCP server that can silently stop forwarding, like a network that drops packets. */
export interface TcpProxy {
  readonly port: number;
  /** From now on, nothing arrives on either side, not even the end of a connection. */
  swallow(): void;
  /** Forwards again: what was held back, and everything new. */
  forward(): void;
  stop(): Promise<void>;
}

/** @param delayMs delay of each chunk, in either direction */
export async function startTcpProxy(target: { host: string; port: number }, delayMs = 0): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isSwallowing = false;
  let released = Promise.resolve();
  let release = (): void => undefined;

  const tie = (from: Socket, to: Socket) => {
    sockets.add(from);
    let last = Promise.resolve();
    const inTurn = (step: () => void) => {
      const due = performance.now() + delayMs;
      last = last.then(async () => {
        const left = due - performance.now();
        if (left > 0) await delay(left);
        while (isSwallowing) await released;
        step();
      });
    };
    from.on('data', (piece) => inTurn(() => to.write(piece)));
    from.on('end', () => inTurn(() => to.end()));
    from.on('error', () => inTurn(() => to.destroy()));
    from.on('close', () => {
      sockets.delete(from);
      inTurn(() => to.destroy());
    });
  };
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
    const upstream = connect({ ...target, allowHalfOpen: true, noDelay: true });
    tie(client, upstream);
    tie(upstream, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    swallow() {
      if (isSwallowing) return;
      isSwallowing = true;
      released = new Promise((resolve) => {
        release = resolve;
      });
    },
    forward() {
      isSwallowing = false;
      release();
    },
    async stop() {
      const closed = once(server, 'close');
      server.close();
      isSwallowing = false;
      release();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
