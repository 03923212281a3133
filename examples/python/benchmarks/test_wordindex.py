from wordindex import Index

TEXTS = [" ".join(f"word{(number * step) % 499}" for step in range(40)) for number in range(300)]


def filled() -> Index:
    index = Index()
    for number, text in enumerate(TEXTS):
        index.add(number, text)
    return index


def test_add(benchmark):
    benchmark.pedantic(filled, rounds=20, warmup_rounds=2)


def test_search(benchmark):
    index = filled()
    found = benchmark.pedantic(index.search, ("word0 word7 word21",), rounds=200, iterations=5, warmup_rounds=5)
    assert found == sorted(found)
