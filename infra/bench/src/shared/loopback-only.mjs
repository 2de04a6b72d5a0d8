// SPDX-License-Identifier: AGPL-3.0-or-later
// Preloaded into a process that is given URLs by hostile requests: `dns.promises.lookup` refuses names and addresses
// that are not of this machine, and sockets of `node:net` connect to this machine alone. Other functions of `node:dns`
// and datagrams are not restricted.
import promises from 'node:dns/promises';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const isLoopback = (host) => host === 'localhost' || host === '::1' || host.startsWith('127.');

const foreign = (host) =>
  Object.assign(new Error(`${host} is not on this machine`), { code: 'ENOTFOUND' });

const { lookup } = promises;
promises.lookup = async (name, options) => {
  if (!isLoopback(name)) throw foreign(name);
  return lookup(name, options);
};

const connect = Reflect.get(net.Socket.prototype, 'connect');
net.Socket.prototype.connect = function connectHere(...args) {
  // `net.connect` passes its arguments on as an array of options and listener.
  const [first] = args.flat();
  const { host = '127.0.0.1', path } = typeof first === 'object' ? first : { host: args[1] };
  if (path || isLoopback(host)) return connect.apply(this, args);
  return this.destroy(foreign(host));
};
syncBuiltinESMExports();
