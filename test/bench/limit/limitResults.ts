import { median, quantile } from '../statistics';

/** Rates, latencies and processor time of all rounds by key. */
export class LimitResults {
  readonly #rates = new Map<string, number[]>();
  readonly #latencies = new Map<string, number[]>();
  readonly #costs = new Map<string, number[]>();

  addRate(key: string, perSecond: number): void {
    this.#rates.set(key, [...(this.#rates.get(key) ?? []), perSecond]);
  }

  addCall(key: string, perSecond: number, latenciesMs: readonly number[], processorMs: number): void {
    this.addRate(key, perSecond);
    this.#latencies.set(key, [...(this.#latencies.get(key) ?? []), ...latenciesMs]);
    this.#costs.set(key, [...(this.#costs.get(key) ?? []), processorMs]);
  }

  rate = (key: string): number => median(this.#rates.get(key) ?? []);
  cost = (key: string): number => median(this.#costs.get(key) ?? []);
  latency = (key: string, share: number): number => quantile(this.#latencies.get(key) ?? [], share);

  /** Median over the rounds of the ratio within each. */
  ratio(key: string, peer: string): { value: number; details: string } {
    const peers = this.#rates.get(peer) ?? [];
    const ratios = (this.#rates.get(key) ?? []).map((rate, round) => rate / (peers[round] ?? Number.NaN));
    return {
      value: median(ratios),
      details: `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
    };
  }
}
