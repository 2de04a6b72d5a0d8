import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/** In-memory storage of a stand-in provider. */
export function createMemory(): AdapterFactory {
  const all = new Map<string, AdapterPayload>();
  return (model): Adapter => {
    const keyOf = (id: string) => `${model}:${id}`;
    const findBy = async (name: 'uid' | 'userCode', value: string) =>
      [...all].find(([key, row]) => key.startsWith(`${model}:`) && row[name] === value)?.[1];
    return {
      upsert: async (id, payload) => void all.set(keyOf(id), payload),
      find: async (id) => all.get(keyOf(id)),
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: (userCode) => findBy('userCode', userCode),
      consume: async (id) => {
        const row = all.get(keyOf(id));
        if (row) row.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void all.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => {
        for (const [key, row] of all) if (row.grantId === grantId) all.delete(key);
      },
    };
  };
}
